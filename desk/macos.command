#!/bin/sh
# Opens the desk: double-click this file on macOS; on Linux, linux.desktop.
cd "$(dirname "$0")/.." || exit 1
if command -v node >/dev/null; then
  node desk/start.mjs && exit 0
else
  echo 'Немає Node. Встановіть його з https://nodejs.org (LTS) і відкрийте стіл ще раз.'
  echo 'Node is missing. Install it from https://nodejs.org (LTS) and open the desk again.'
fi
printf 'Enter… '
read -r _
exit 1
