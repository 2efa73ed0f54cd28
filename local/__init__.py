"""The local table: a Discord-compatible server and a web page, for play without Discord."""
