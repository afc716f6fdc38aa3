#!/bin/sh
# Restaura el respaldo más nuevo de una carpeta al lado, sin tocar la instalación, y compara lo que quedó con lo que se
# guardó: cada tramo de cada tabla y cada archivo, por su SHA-256. Se ejecuta desde la carpeta de Portal, con el usuario
# que lo inicia:  sh docs/operacion/ensayo.sh /respaldos
set -eu

ultimo=$(ls -1t "$1"/*.tar.gz | head -n 1)
segundos=$(($(date +%s) - $(date -r "$ultimo" +%s)))
echo "Se ensaya $ultimo, de hace $((segundos / 3600)) horas."

# Otra carpeta, la base incluida y el disco: nada de lo que dice el entorno de Portal.
aparte=$(mktemp -d)
trap 'rm -rf "$aparte"' EXIT
portal() {
  env -u DATABASE_URL -u STORAGE_URL PORTAL_DATA="$aparte/datos" npm run --silent portal -- "$@"
}

portal restore "$ultimo"
portal backup "$aparte/otra-vez"

# El manifiesto dice cuándo se hizo cada respaldo, y es lo único que cambia.
sumas() { grep -v ' manifiesto.json$' | sort; }
tar -xzOf "$ultimo" --wildcards 'sumas/*.sha256' | sumas >"$aparte/guardado"
cat "$aparte"/otra-vez/sumas/*.sha256 | sumas >"$aparte/restaurado"
partes=$(wc -l <"$aparte/guardado")
if [ "$partes" -gt 0 ] && diff "$aparte/guardado" "$aparte/restaurado"; then
  echo "El respaldo se restaura: $partes partes iguales, de $partes."
else
  echo 'Lo restaurado no es lo que se guardó: las partes que cambiaron están arriba.'
  exit 1
fi
