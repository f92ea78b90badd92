@echo off
chcp 65001 >nul
rem Opens the desk: double-click this file on Windows.
cd /d "%~dp0.."
where node >nul 2>nul
if errorlevel 1 (
  echo Немає Node. Встановіть його з https://nodejs.org ^(LTS^) і відкрийте стіл ще раз.
  echo Node is missing. Install it from https://nodejs.org ^(LTS^) and open the desk again.
  pause
  exit /b 1
)
node desk\start.mjs
if errorlevel 1 pause
