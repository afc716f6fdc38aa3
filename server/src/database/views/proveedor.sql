-- How long a session may be idle: as the provider set it, or else as the installation does.
create function minutos_de_sesion(p_por_defecto integer) returns integer language sql stable parallel safe
return coalesce((select (valor #>> '{}')::integer from ajuste where clave = 'sesion_minutos'), p_por_defecto);

-- Whether the provider asks a second step of all its people.
create function exige_totp() returns boolean language sql stable parallel safe
return coalesce((select valor from ajuste where clave = 'totp_obligatorio') = 'true', false);

-- In how many days the provider promises to decide about a document; null while it promises nothing.
create function plazo_de_revision() returns integer language sql stable parallel safe
return (select (valor #>> '{}')::integer from ajuste where clave = 'plazo_revision_dias');

-- Calendar days since that of an instant, where the provider works.
create function dias_desde(momento timestamptz) returns integer language sql stable parallel safe
return hoy() - (momento at time zone 'America/Argentina/Buenos_Aires')::date;

-- What was presented before it waits longer than promised; null while nothing is.
create function limite_de_plazo() returns timestamptz language sql stable parallel safe
return comienzo_de(hoy() - plazo_de_revision());

-- What carriers are told of the provider: its name, and where to find help.
create function proveedor_publico() returns jsonb language sql stable parallel safe
return jsonb_build_object(
  'nombre', (select valor from ajuste where clave = 'proveedor_nombre'),
  'telefono', (select valor from ajuste where clave = 'soporte_telefono'),
  'email', (select valor from ajuste where clave = 'soporte_email'),
  'logo', (select '/api/logo?v=' || huella from logo_proveedor)
);
