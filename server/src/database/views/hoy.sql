-- Today where the provider works, or the day that is asked about (`app.hoy`).
create function hoy() returns date language sql stable parallel safe
return coalesce(
  nullif(current_setting('app.hoy', true), '')::date,
  (now() at time zone 'America/Argentina/Buenos_Aires')::date
);

create function fecha_es(fecha date) returns text language sql immutable parallel safe strict
return lpad(extract(day from fecha)::text, 2, '0') || '/' || lpad(extract(month from fecha)::text, 2, '0') || '/' || extract(year from fecha)::text;

-- The moment at which a day begins in Buenos Aires.
create function comienzo_de(dia date) returns timestamptz language sql immutable parallel safe
return dia::timestamp at time zone 'America/Argentina/Buenos_Aires';
