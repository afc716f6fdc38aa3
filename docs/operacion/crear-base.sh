#!/bin/sh
# La base de Portal y su dueño, que no es superusuario, la primera vez que arranca el PostgreSQL de compose.yaml.
set -eu
psql --set ON_ERROR_STOP=1 --set clave="$PORTAL_CLAVE" --username postgres <<'SQL'
create role portal login createrole password :'clave';
create database portal owner portal template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'es';
SQL
