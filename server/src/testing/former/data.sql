-- The rows of respaldo.tar.gz, the lines of migracion and the installation's name. See README.md.

alter table public.auditoria disable trigger user;
alter table public.cuenta disable trigger user;
alter table public.chofer disable trigger user;
alter table public.dominio disable trigger user;
alter table public.historial disable trigger user;
alter table public.documento disable trigger user;
-- What the migrations themselves put there.
delete from public.ajuste;
delete from privado.instalacion;

insert into privado.credencial (sujeto, hash, cambiada) values
  ('12x45', '$argon2id$v=19$m=19456,t=2,p=1$TXaWHnwlzCbzvQDg99w9vA$t66kh3MncXvtFlyoTtPpduGcsPKwDC5fnW+e6NxGXvA', '2026-11-21 20:21:28.366473+00'),
  ('13x39', '$argon2id$v=19$m=19456,t=2,p=1$vujhGzVepUMXCDLf0Ku6Cw$7A46TQ6wXrmfctZLA0zVBzCKt1camSW8PghQrmcKn/0', '2026-11-21 20:21:25.443847+00');

insert into public.ajuste (clave, valor) values
  ('proveedor_nombre', '"Portal"'),
  ('registro_solo_cuit_conocidos', 'false');

insert into public.auditoria (auditoriaid, creado, actor, cuenta_id, accion, objeto, request_id, ip) overriding system value values
  ('1', '2026-11-21 20:21:27.527525+00', '13x39', null, 'LoginOperador', null, '8b366eca-23f9-44a8-8a83-145927a1a39f', '127.0.0.1'),
  ('2', '2026-11-21 20:21:27.625044+00', null, null, 'saveRecord', '24x40', 'e2bdec82-3cad-455c-8533-0d0852bca37e', '127.0.0.1'),
  ('3', '2026-11-21 20:21:27.71328+00', null, null, 'saveRecord', '24x42', 'f09aeb9c-1ebe-43f0-b2f9-5ea20555e73d', '127.0.0.1'),
  ('4', '2026-11-21 20:21:27.820914+00', '13x39', null, 'AprobarRegistro', '24x40', 'c49f54cd-1b39-4cba-ba0a-dbdf747ec209', '127.0.0.1'),
  ('5', '2026-11-21 20:21:28.379871+00', null, null, 'changePasswordByCode', null, '85b62d7d-2d21-4a68-b753-d718e78d0841', '127.0.0.1'),
  ('6', '2026-11-21 20:21:28.448858+00', '12x45', null, 'login', null, '726043a6-7d63-40ff-bbd3-b160626a39c9', '127.0.0.1'),
  ('7', '2026-11-21 20:21:28.488512+00', '12x45', '11x44', 'SaveProfile', '12x45', '87d85cfc-5eb5-4f68-a95d-1945b206541a', '127.0.0.1'),
  ('8', '2026-11-21 20:21:28.538536+00', '12x45', '11x44', 'SaveChofer', '17x48', '68a29029-ad40-4c9d-a841-c6101ea85843', '127.0.0.1'),
  ('9', '2026-11-21 20:21:28.575401+00', '12x45', '11x44', 'SaveDominio', '18x50', 'c2d3e9c7-1cb6-4c9a-b037-81b6077bf264', '127.0.0.1'),
  ('10', '2026-11-21 20:21:28.608587+00', '12x45', '11x44', 'SaveUnidad', '19x51', '5b17b91c-ec3d-448c-b4b0-27265de5e1e3', '127.0.0.1'),
  ('11', '2026-11-21 20:21:28.69798+00', '12x45', '11x44', 'upfile', '22x52', '3b128b42-26eb-4ba9-800e-01b5d048a7a5', '127.0.0.1'),
  ('12', '2026-11-21 20:21:28.741399+00', '12x45', '11x44', 'SaveDocumentoRecurso', '21x53', '8212251e-ea5d-4071-a5bd-b495466b61ba', '127.0.0.1'),
  ('13', '2026-11-21 20:21:28.780452+00', '12x45', '11x44', 'upfile', '22x55', '04ab9233-7065-4af6-b474-9dcc253079c5', '127.0.0.1'),
  ('14', '2026-11-21 20:21:28.797617+00', '12x45', '11x44', 'SaveDocumentoRecurso', '21x56', '4c8c5eca-538d-4946-b0ea-962e9458970b', '127.0.0.1'),
  ('15', '2026-11-21 20:21:28.880326+00', '12x45', '11x44', 'upfile', '22x58', '922b642a-ba1c-4139-9d3c-6f1e776943a5', '127.0.0.1'),
  ('16', '2026-11-21 20:21:28.907841+00', '12x45', '11x44', 'SaveDocumentoRecurso', '21x59', '5067f123-8277-4b78-afc5-448d93602969', '127.0.0.1'),
  ('17', '2026-11-21 20:21:28.942106+00', '12x45', '11x44', 'upfile', '22x61', 'd66e2238-166b-403c-93c7-dfce09960537', '127.0.0.1'),
  ('18', '2026-11-21 20:21:28.988213+00', '12x45', '11x44', 'SaveDocumentoRecurso', '21x62', '19f33ea6-1013-470b-a4a3-e867aa211864', '127.0.0.1'),
  ('19', '2026-11-21 20:21:29.01668+00', '12x45', '11x44', 'upfile', '22x64', 'a7b190ec-1a67-4684-b6f3-17ffa5db1577', '127.0.0.1'),
  ('20', '2026-11-21 20:21:29.037778+00', '12x45', '11x44', 'SaveDocumentoRecurso', '21x65', 'b957379f-267e-4524-ba34-a9bd46ed8e76', '127.0.0.1'),
  ('21', '2026-11-21 20:21:29.085426+00', '13x39', null, 'DecidirDocumento', '21x53', '0415bf32-fcb5-4dcc-9be7-e7e07ae724dd', '127.0.0.1'),
  ('22', '2026-11-21 20:21:29.116919+00', '13x39', null, 'DecidirDocumento', '21x56', 'f2781eee-0370-4ee1-ac26-e679b1171d30', '127.0.0.1'),
  ('23', '2026-11-21 20:21:29.163197+00', '12x45', '11x44', 'AnularDocumento', '21x59', 'a2371cb5-7e62-48c7-a99b-9797dc0cb4be', '127.0.0.1'),
  ('24', '2026-11-21 20:21:29.192276+00', '12x45', '11x44', 'upfile', '22x71', '3d8c9ffd-28e0-4c89-83e8-dff6c3364261', '127.0.0.1'),
  ('25', '2026-11-21 20:21:29.214754+00', '12x45', '11x44', 'SaveContact', '12x72', '43e9ce16-d4f9-4d53-8f1b-e16782a205e0', '127.0.0.1'),
  ('26', '2026-11-21 20:21:29.272335+00', null, null, 'LogoutOperador', null, '782a88bf-6084-498f-9c15-98d4cdabfdb1', '127.0.0.1'),
  ('27', '2026-11-21 20:21:29.279252+00', null, null, 'logout', null, '7e9a3cc0-0e05-463f-ac31-1d08c2e26c1b', '127.0.0.1');

insert into public.correo (correoid, para, asunto, texto, html, plantilla, estado, intentos, error, creado, enviado) values
  ('25x41', 'ana@transportes-de-antes.example', 'Recibimos tu solicitud de registro', 'Recibimos tu solicitud

Hola, Ana:

Portal va a evaluar la información que enviaste. No tenés que hacer nada más por ahora: te escribimos a este correo cuando haya una decisión.

Nombre: Ana Ñandú
Identificación: CUIT 30-71234567-1
Correo con el que vas a ingresar: ana@transportes-de-antes.example

Si no fuiste vos, respondé este correo y anulamos la solicitud.

-- 
Portal usa Portal para recibir la documentación de sus transportistas.
', '<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Recibimos tu solicitud de registro</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0d1418!important}
.card{background:#142027!important;border-color:#2a3941!important;border-top-color:#7cc4d4!important}
.well{background:#0d1418!important}
.ink{color:#e6eef1!important}
.soft{color:#9fb1ba!important}
.accent{color:#7cc4d4!important}
.button{background:#7cc4d4!important;color:#0d1418!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f8f9">
<div class="paper" style="padding:32px 16px;background:#f6f8f9;font-family:-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<main class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dde4e7;border-top:4px solid #0f4c5c;border-radius:12px">
<p class="accent" style="margin:0 0 24px;font-size:14px;font-weight:650;letter-spacing:.02em;color:#0f4c5c">Portal</p>
<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;color:#12222b">Recibimos tu solicitud</h1>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Hola, Ana:</p>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Portal va a evaluar la información que enviaste. No tenés que hacer nada más por ahora: te escribimos a este correo cuando haya una decisión.</p>
<dl class="well" style="margin:4px 0 20px;padding:16px 16px 6px;border-radius:8px;background:#f6f8f9">
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Nombre</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">Ana Ñandú</dd>
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Identificación</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">CUIT 30-71234567-1</dd>
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Correo con el que vas a ingresar</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">ana@transportes-de-antes.example</dd>
</dl>
<p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#55666f">Si no fuiste vos, respondé este correo y anulamos la solicitud.</p>
</main>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:13px;line-height:1.5;color:#55666f">Portal usa Portal para recibir la documentación de sus transportistas.</p>
</div>
</body>
</html>
', 'registroRecibido', 'enviado', '1', null, '2026-11-21 20:21:27.602051+00', '2026-11-21 20:21:27.71+00'),
  ('25x43', 'bruno@otro-de-antes.example', 'Recibimos tu solicitud de registro', 'Recibimos tu solicitud

Hola, Bruno:

Portal va a evaluar la información que enviaste. No tenés que hacer nada más por ahora: te escribimos a este correo cuando haya una decisión.

Nombre: Bruno Prueba
Identificación: Extranjero FICTICIO-1
Correo con el que vas a ingresar: bruno@otro-de-antes.example

Si no fuiste vos, respondé este correo y anulamos la solicitud.

-- 
Portal usa Portal para recibir la documentación de sus transportistas.
', '<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Recibimos tu solicitud de registro</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0d1418!important}
.card{background:#142027!important;border-color:#2a3941!important;border-top-color:#7cc4d4!important}
.well{background:#0d1418!important}
.ink{color:#e6eef1!important}
.soft{color:#9fb1ba!important}
.accent{color:#7cc4d4!important}
.button{background:#7cc4d4!important;color:#0d1418!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f8f9">
<div class="paper" style="padding:32px 16px;background:#f6f8f9;font-family:-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<main class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dde4e7;border-top:4px solid #0f4c5c;border-radius:12px">
<p class="accent" style="margin:0 0 24px;font-size:14px;font-weight:650;letter-spacing:.02em;color:#0f4c5c">Portal</p>
<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;color:#12222b">Recibimos tu solicitud</h1>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Hola, Bruno:</p>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Portal va a evaluar la información que enviaste. No tenés que hacer nada más por ahora: te escribimos a este correo cuando haya una decisión.</p>
<dl class="well" style="margin:4px 0 20px;padding:16px 16px 6px;border-radius:8px;background:#f6f8f9">
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Nombre</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">Bruno Prueba</dd>
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Identificación</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">Extranjero FICTICIO-1</dd>
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Correo con el que vas a ingresar</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">bruno@otro-de-antes.example</dd>
</dl>
<p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#55666f">Si no fuiste vos, respondé este correo y anulamos la solicitud.</p>
</main>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:13px;line-height:1.5;color:#55666f">Portal usa Portal para recibir la documentación de sus transportistas.</p>
</div>
</body>
</html>
', 'registroRecibido', 'enviado', '1', null, '2026-11-21 20:21:27.69566+00', '2026-11-21 20:21:27.838+00'),
  ('25x46', 'ana@transportes-de-antes.example', 'Tu registro fue aprobado', 'Tu registro fue aprobado

Hola, Ana:

Portal aprobó tu registro con CUIT 30-71234567-1. Elegí tu contraseña para ingresar y completar los datos de tu empresa.

Elegir mi contraseña:
http://127.0.0.1:3978/auth/reset-password-code#token=qYnnxoLxpasll_WIAyEeag

El enlace vale 72 horas y sirve una sola vez. Si venció, pedí uno nuevo desde «Olvidé mi contraseña».

-- 
Portal usa Portal para recibir la documentación de sus transportistas.
', '<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Tu registro fue aprobado</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0d1418!important}
.card{background:#142027!important;border-color:#2a3941!important;border-top-color:#7cc4d4!important}
.well{background:#0d1418!important}
.ink{color:#e6eef1!important}
.soft{color:#9fb1ba!important}
.accent{color:#7cc4d4!important}
.button{background:#7cc4d4!important;color:#0d1418!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f8f9">
<div class="paper" style="padding:32px 16px;background:#f6f8f9;font-family:-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<main class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dde4e7;border-top:4px solid #0f4c5c;border-radius:12px">
<p class="accent" style="margin:0 0 24px;font-size:14px;font-weight:650;letter-spacing:.02em;color:#0f4c5c">Portal</p>
<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;color:#12222b">Tu registro fue aprobado</h1>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Hola, Ana:</p>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Portal aprobó tu registro con CUIT 30-71234567-1. Elegí tu contraseña para ingresar y completar los datos de tu empresa.</p>
<p style="margin:24px 0 12px"><a class="button" href="http://127.0.0.1:3978/auth/reset-password-code#token=qYnnxoLxpasll_WIAyEeag" style="display:inline-block;padding:13px 22px;border-radius:8px;font-size:16px;font-weight:650;text-decoration:none;background:#0f4c5c;color:#ffffff">Elegir mi contraseña</a></p>
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;overflow-wrap:anywhere;color:#55666f">Si el botón no funciona, copiá esta dirección: http://127.0.0.1:3978/auth/reset-password-code#token=qYnnxoLxpasll_WIAyEeag</p>
<p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#55666f">El enlace vale 72 horas y sirve una sola vez. Si venció, pedí uno nuevo desde «Olvidé mi contraseña».</p>
</main>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:13px;line-height:1.5;color:#55666f">Portal usa Portal para recibir la documentación de sus transportistas.</p>
</div>
</body>
</html>
', 'registroAprobado', 'enviado', '1', null, '2026-11-21 20:21:27.750514+00', '2026-11-21 20:21:27.84+00'),
  ('25x47', 'ana@transportes-de-antes.example', 'Cambiaste tu contraseña', 'Tu contraseña cambió

Hola, Ana Ñandú:

La contraseña de tu usuario se cambió, y cerramos las demás sesiones abiertas.

Usuario: ana@transportes-de-antes.example
Cuándo: 21 de noviembre de 2026 a las 17:21

No fui yo: recuperar mi usuario:
http://127.0.0.1:3978/auth/reset-password

Si fuiste vos, no tenés que hacer nada.

-- 
Portal usa Portal para recibir la documentación de sus transportistas.
', '<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Cambiaste tu contraseña</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0d1418!important}
.card{background:#142027!important;border-color:#2a3941!important;border-top-color:#7cc4d4!important}
.well{background:#0d1418!important}
.ink{color:#e6eef1!important}
.soft{color:#9fb1ba!important}
.accent{color:#7cc4d4!important}
.button{background:#7cc4d4!important;color:#0d1418!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f8f9">
<div class="paper" style="padding:32px 16px;background:#f6f8f9;font-family:-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<main class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dde4e7;border-top:4px solid #0f4c5c;border-radius:12px">
<p class="accent" style="margin:0 0 24px;font-size:14px;font-weight:650;letter-spacing:.02em;color:#0f4c5c">Portal</p>
<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;color:#12222b">Tu contraseña cambió</h1>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Hola, Ana Ñandú:</p>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">La contraseña de tu usuario se cambió, y cerramos las demás sesiones abiertas.</p>
<dl class="well" style="margin:4px 0 20px;padding:16px 16px 6px;border-radius:8px;background:#f6f8f9">
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Usuario</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">ana@transportes-de-antes.example</dd>
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Cuándo</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">21 de noviembre de 2026 a las 17:21</dd>
</dl>
<p style="margin:24px 0 12px"><a class="button" href="http://127.0.0.1:3978/auth/reset-password" style="display:inline-block;padding:13px 22px;border-radius:8px;font-size:16px;font-weight:650;text-decoration:none;background:#0f4c5c;color:#ffffff">No fui yo: recuperar mi usuario</a></p>
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;overflow-wrap:anywhere;color:#55666f">Si el botón no funciona, copiá esta dirección: http://127.0.0.1:3978/auth/reset-password</p>
<p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#55666f">Si fuiste vos, no tenés que hacer nada.</p>
</main>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:13px;line-height:1.5;color:#55666f">Portal usa Portal para recibir la documentación de sus transportistas.</p>
</div>
</body>
</html>
', 'contrasenaCambiada', 'enviado', '1', null, '2026-11-21 20:21:28.366473+00', '2026-11-21 20:21:28.423+00'),
  ('25x69', 'ana@transportes-de-antes.example', E'Documento rechazado: DNI de Peña "el\\N", Íñigo', E'Hay un documento para volver a presentar

Hola, Ana:

Portal revisó este documento y no lo pudo aprobar.

Documento: DNI
Corresponde a: Peña "el\\N", Íñigo

Motivo:
No se lee (ficticio)

Volver a presentarlo:
http://127.0.0.1:3978/app/pages/documentos?documento=21x56

-- 
Portal usa Portal para recibir la documentación de sus transportistas.
', E'<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Documento rechazado: DNI de Peña &quot;el\\N&quot;, Íñigo</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0d1418!important}
.card{background:#142027!important;border-color:#2a3941!important;border-top-color:#7cc4d4!important}
.well{background:#0d1418!important}
.ink{color:#e6eef1!important}
.soft{color:#9fb1ba!important}
.accent{color:#7cc4d4!important}
.button{background:#7cc4d4!important;color:#0d1418!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f8f9">
<div class="paper" style="padding:32px 16px;background:#f6f8f9;font-family:-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<main class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dde4e7;border-top:4px solid #0f4c5c;border-radius:12px">
<p class="accent" style="margin:0 0 24px;font-size:14px;font-weight:650;letter-spacing:.02em;color:#0f4c5c">Portal</p>
<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;color:#12222b">Hay un documento para volver a presentar</h1>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Hola, Ana:</p>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Portal revisó este documento y no lo pudo aprobar.</p>
<dl class="well" style="margin:4px 0 20px;padding:16px 16px 6px;border-radius:8px;background:#f6f8f9">
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Documento</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">DNI</dd>
<dt class="soft" style="margin:0;font-size:13px;line-height:1.5;color:#55666f">Corresponde a</dt>
<dd class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;overflow-wrap:anywhere;color:#12222b">Peña &quot;el\\N&quot;, Íñigo</dd>
</dl>
<p class="soft" style="margin:4px 0 4px;font-size:13px;line-height:1.5;color:#55666f">Motivo</p>
<blockquote class="ink" style="margin:0 0 20px;padding:2px 0 2px 14px;border-left:3px solid #f28c28;font-size:16px;line-height:1.55;white-space:pre-line;overflow-wrap:anywhere;color:#12222b">No se lee (ficticio)</blockquote>
<p style="margin:24px 0 12px"><a class="button" href="http://127.0.0.1:3978/app/pages/documentos?documento=21x56" style="display:inline-block;padding:13px 22px;border-radius:8px;font-size:16px;font-weight:650;text-decoration:none;background:#0f4c5c;color:#ffffff">Volver a presentarlo</a></p>
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;overflow-wrap:anywhere;color:#55666f">Si el botón no funciona, copiá esta dirección: http://127.0.0.1:3978/app/pages/documentos?documento=21x56</p>
</main>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:13px;line-height:1.5;color:#55666f">Portal usa Portal para recibir la documentación de sus transportistas.</p>
</div>
</body>
</html>
', 'documentoRechazado', 'enviado', '1', null, '2026-11-21 20:21:29.098458+00', '2026-11-21 20:21:29.142+00'),
  ('25x73', 'bea@transportes-de-antes.example', 'Te invitaron al portal de Portal', 'Ana Ñandú te invitó al portal

Hola, Bea:

Vas a poder llevar la documentación de Transportes de Antes S.A. (ficticia) que recibe Portal. Elegí tu contraseña para ingresar.

Elegir mi contraseña:
http://127.0.0.1:3978/auth/reset-password-code#token=jtPgCJtXxDu1kPqJZBcc2A

El enlace vale 72 horas y sirve una sola vez. Si venció, pedile a quien te invitó que te mande otro. Si no esperabas esta invitación, ignorá este correo.

-- 
Portal usa Portal para recibir la documentación de sus transportistas.
', '<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Te invitaron al portal de Portal</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0d1418!important}
.card{background:#142027!important;border-color:#2a3941!important;border-top-color:#7cc4d4!important}
.well{background:#0d1418!important}
.ink{color:#e6eef1!important}
.soft{color:#9fb1ba!important}
.accent{color:#7cc4d4!important}
.button{background:#7cc4d4!important;color:#0d1418!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f6f8f9">
<div class="paper" style="padding:32px 16px;background:#f6f8f9;font-family:-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">
<main class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dde4e7;border-top:4px solid #0f4c5c;border-radius:12px">
<p class="accent" style="margin:0 0 24px;font-size:14px;font-weight:650;letter-spacing:.02em;color:#0f4c5c">Portal</p>
<h1 class="ink" style="margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;color:#12222b">Ana Ñandú te invitó al portal</h1>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Hola, Bea:</p>
<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#12222b">Vas a poder llevar la documentación de Transportes de Antes S.A. (ficticia) que recibe Portal. Elegí tu contraseña para ingresar.</p>
<p style="margin:24px 0 12px"><a class="button" href="http://127.0.0.1:3978/auth/reset-password-code#token=jtPgCJtXxDu1kPqJZBcc2A" style="display:inline-block;padding:13px 22px;border-radius:8px;font-size:16px;font-weight:650;text-decoration:none;background:#0f4c5c;color:#ffffff">Elegir mi contraseña</a></p>
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;overflow-wrap:anywhere;color:#55666f">Si el botón no funciona, copiá esta dirección: http://127.0.0.1:3978/auth/reset-password-code#token=jtPgCJtXxDu1kPqJZBcc2A</p>
<p class="soft" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#55666f">El enlace vale 72 horas y sirve una sola vez. Si venció, pedile a quien te invitó que te mande otro. Si no esperabas esta invitación, ignorá este correo.</p>
</main>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:13px;line-height:1.5;color:#55666f">Portal usa Portal para recibir la documentación de sus transportistas.</p>
</div>
</body>
</html>
', 'invitacion', 'enviado', '1', null, '2026-11-21 20:21:29.197673+00', '2026-11-21 20:21:29.233+00');

insert into public.cuenta (cuenta_id, accountname, tipo_documento, cuit, estado, estado_motivo, email, mobile, mailingstreet, othercountry, otherstate, othercity, logo, createdtime, version) values
  ('11x44', 'Transportes de Antes S.A. (ficticia)', 'CUIT', '30712345671', '1', null, 'ana@transportes-de-antes.example', '+5491154445566', 'Calle Ficticia 12', 'Argentina', 'Chubut', 'Trelew', null, '2026-11-21 20:21:27.750514+00', '2');

insert into public.chofer (choferid, contactid, cuenta_id, nombre, apellido, tipo_documento, documento, cuil, fecha_nacimiento, nacionalidad, telefono, email, calle, pais, provincia, ciudad, licencia_numero, licencia_clase, transporta_peligrosas, transporta_alimentos, fecha_alta, fecha_baja, motivo_baja, foto, estado_cuenta, createdtime, version) values
  ('17x48', '12x49', '11x44', 'Íñigo', E'Peña "el\\N"', 'DNI', '30111222', null, null, 'Argentina', null, null, null, null, null, null, null, null, 'false', 'false', null, null, null, null, 'ACTIVO', '2026-11-21 20:21:28.49636+00', '1');

insert into public.contacto (contactid, cuenta_id, firstname, lastname, email, mobile, rol, activo, ultimo_ingreso, createdtime, version) values
  ('12x45', '11x44', 'Ana', 'Ñandú', 'ana@transportes-de-antes.example', '+5491154445566', 'titular', 'true', '2026-11-21 20:21:28.446754+00', '2026-11-21 20:21:27.750514+00', '2'),
  ('12x72', '11x44', 'Bea', 'Prueba', 'bea@transportes-de-antes.example', null, 'colaborador', 'true', null, '2026-11-21 20:21:29.197673+00', '1');

insert into privado.enlace (token_hash, contactid, vence, usado) values
  (E'\\xa56e27456beb4d0793fe20861523b56d80fbb8d827f8c5171c4ce6de1a1f38de', '12x72', '2026-11-24 20:21:29.197673+00', 'false'),
  (E'\\xea67e3031f0495a00fbaec12e67be5424e3a258e611960bd158dc9ed39ce19e4', '12x45', '2026-11-24 20:21:27.750514+00', 'true');

insert into public.dominio (dominioid, cuenta_id, dominio, pais_patente, vehiculo, tipo_vehiculo, cantidad_ejes, marca, modelo, anio, nombre, chasis, motor, carroceria, titular, titularidad, transporta_peligrosas, transporta_alimentos, fecha_baja, motivo_baja, estado_dominio, createdtime, version) values
  ('18x50', '11x44', 'AB123CD', 'Argentina', 'Tractor', 'MOTRIZ', '3', 'Marca ficticia', null, '2021', null, null, null, null, null, 'PROPIO', 'false', 'false', null, null, 'ACTIVO', '2026-11-21 20:21:28.553803+00', '1');

insert into public.historial (historialid, cuenta_id, docrechistorial_estado, createdtime, tiporecurso, recursoid, choferid, dominioid, dominio, marca, nombre, tipodocumentoid, tipodocumento, documentoid, actor, actor_nombre, nota) values
  ('23x54', '11x44', 'en revision', '2026-11-21 20:21:28.726436+00', 'chofer', '17x48', '17x48', null, null, null, E'Peña "el\\N", Íñigo', '20x9', 'Licencia Nacional de Conducir profesional', '21x53', '12x45', 'Ana Ñandú', null),
  ('23x57', '11x44', 'en revision', '2026-11-21 20:21:28.79337+00', 'chofer', '17x48', '17x48', null, null, null, E'Peña "el\\N", Íñigo', '20x10', 'DNI', '21x56', '12x45', 'Ana Ñandú', null),
  ('23x60', '11x44', 'en revision', '2026-11-21 20:21:28.897923+00', 'chofer', '17x48', '17x48', null, null, null, E'Peña "el\\N", Íñigo', '20x11', 'Apto psicofísico', '21x59', '12x45', 'Ana Ñandú', null),
  ('23x63', '11x44', 'en revision', '2026-11-21 20:21:28.979169+00', 'chofer', '17x48', '17x48', null, null, null, E'Peña "el\\N", Íñigo', '20x15', 'Constancia de ART con nómina', '21x62', '12x45', 'Ana Ñandú', null),
  ('23x66', '11x44', 'en revision', '2026-11-21 20:21:29.033244+00', 'chofer', '17x48', '17x48', null, null, null, E'Peña "el\\N", Íñigo', '20x14', 'Alta temprana ARCA', '21x65', '12x45', 'Ana Ñandú', null),
  ('23x67', '11x44', 'aprobado', '2026-11-21 20:21:29.063184+00', 'chofer', '17x48', '17x48', null, null, null, E'Peña "el\\N", Íñigo', '20x9', 'Licencia Nacional de Conducir profesional', '21x53', '13x39', 'Administrador', null),
  ('23x68', '11x44', 'rechazado', '2026-11-21 20:21:29.108799+00', 'chofer', '17x48', '17x48', null, null, null, E'Peña "el\\N", Íñigo', '20x10', 'DNI', '21x56', '13x39', 'Administrador', 'No se lee (ficticio)'),
  ('23x70', '11x44', 'anulado', '2026-11-21 20:21:29.149757+00', 'chofer', '17x48', '17x48', null, null, null, E'Peña "el\\N", Íñigo', '20x11', 'Apto psicofísico', '21x59', '12x45', 'Ana Ñandú', null);

insert into public.operador (operadorid, nombre, email, rol, activo, ultimo_ingreso, createdtime, version) values
  ('13x39', 'Administrador', 'administracion@proveedor-ficticio.example', 'administrador', 'true', '2026-11-21 20:21:27.523356+00', '2026-11-21 20:21:25.443847+00', '1');

insert into public.registro (registroid, firstname, lastname, tipo_documento, cuit, email, mobile, mailingstreet, othercountry, otherstate, othercity, estado_registro, motivo, decidido, decidido_por, cuenta_creada, createdtime, version) values
  ('24x40', 'Ana', 'Ñandú', 'CUIT', '30712345671', 'ana@transportes-de-antes.example', '+5491154445566', 'Calle Ficticia 12', 'Argentina', 'Chubut', 'Trelew', 'aprobada', null, '2026-11-21 20:21:27.750514+00', '13x39', '11x44', '2026-11-21 20:21:27.602051+00', '2'),
  ('24x42', 'Bruno', 'Prueba', 'Extranjero', 'FICTICIO-1', 'bruno@otro-de-antes.example', '+5491154445567', 'Calle Ficticia 14', 'Argentina', 'Chubut', 'Trelew', 'pendiente', null, null, null, null, '2026-11-21 20:21:27.69566+00', '1');

insert into public.tarea (nombre, tolerancia, ultimo_inicio, ultimo_fin, ultimo_error, hechos, fallidos, proxima) values
  ('avisos', '02:00:00', null, null, null, '0', '0', '2026-11-22 11:00:00+00'),
  ('hitos', '02:00:00', null, null, null, '0', '0', '2026-11-22 03:35:00+00'),
  ('huerfanos', '04:00:00', null, null, null, '0', '0', '2026-11-22 05:43:00+00'),
  ('limpieza', '01:00:00', null, null, null, '0', '0', '2026-11-21 21:17:00+00'),
  ('vencimientos', '02:00:00', null, null, null, '0', '0', '2026-11-22 03:05:00+00');

insert into public.tipo_documento (tipodocumentoid, clave, nombre, docrectipo_recurso, instrucciones, obligatorio, critico, vigencia, meses, aviso_dias, origen, fuente, vigente_desde, vigente_hasta, max_archivos, orden, dia_exigible, aplica_vehiculos, aplica_carrocerias, aplica_tipo_vehiculo, aplica_peligrosas, aplica_alimentos, aplica_titularidades, aplica_extranjeros, version) values
  ('20x1', 'inscripcion-arca', 'Constancia de inscripción ARCA', 'transporte', 'Constancia de inscripción con el CUIT, las actividades y los impuestos de la empresa. Se descarga sin clave en el sitio de ARCA, en Constancia de inscripción.', 'true', 'true', 'meses', '12', '{30,15,7,1}', 'legal', 'Normativa fiscal vigente', null, null, '3', '10', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x10', 'dni', 'DNI', 'chofer', 'Documento Nacional de Identidad vigente, frente y dorso, legible y sin recortes. Si el chofer es extranjero, presentá la cédula de identidad o el pasaporte con el que está registrado.', 'true', 'true', 'impresa', null, '{30,15,7,1}', 'legal', 'Ley 17.671, de identificación y registro de las personas', null, null, '3', '20', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x11', 'apto-psicofisico', 'Apto psicofísico', 'chofer', 'Certificado de aptitud psicofísica para conducir, con firma y matrícula del profesional. Lo da el prestador médico habilitado que hizo el examen. La fecha que cuenta es la de vencimiento impresa.', 'true', 'false', 'impresa', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '30', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x12', 'curso-mercancias-peligrosas', 'Curso de mercancías peligrosas', 'chofer', 'Certificado del curso obligatorio para transportar mercancías peligrosas por carretera. Lo entrega el centro de capacitación autorizado al aprobar el curso o su renovación anual.', 'true', 'true', 'meses', '12', '{30,15,7,1}', 'legal', 'Normativa vigente de transporte de mercancías peligrosas', null, null, '3', '40', '15', null, null, null, 'true', 'false', null, 'false', '1'),
  ('20x13', 'carnet-manipulador', 'Carnet de manipulador de alimentos', 'chofer', 'Carnet vigente del chofer que carga o descarga alimentos. Se tramita con el curso y el examen que da la autoridad sanitaria de la provincia o el municipio.', 'true', 'false', 'meses', '36', '{30,15,7,1}', 'legal', 'Código Alimentario Argentino', null, null, '3', '50', '15', null, null, null, 'false', 'true', null, 'false', '1'),
  ('20x14', 'alta-temprana', 'Alta temprana ARCA', 'chofer', 'Constancia de alta de la relación laboral del chofer, con el CUIT de la empresa y el CUIL del chofer. Se descarga con clave fiscal en ARCA, servicio Simplificación Registral.', 'true', 'true', 'sin vencimiento', null, '{30,15,7,1}', 'legal', 'Normativa vigente laboral y de la seguridad social', null, null, '3', '60', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x15', 'art-nomina', 'Constancia de ART con nómina', 'chofer', 'Certificado de cobertura de la ART del mes, con el nombre y el CUIL del chofer en la nómina. Se descarga del sitio de la aseguradora o lo manda tu productor.', 'true', 'true', 'mensual', null, '{7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '70', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x16', 'no-repeticion', 'Cláusula de no repetición', 'chofer', 'Cláusula por la que la ART renuncia a reclamarle al contratante. Pedila a la aseguradora a nombre de la empresa contratante, con la nómina que incluye al chofer.', 'true', 'false', 'meses', '12', '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '80', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x17', 'seguro-vida', 'Seguro de vida obligatorio', 'chofer', 'Póliza o certificado del seguro colectivo de vida obligatorio con la nómina del mes que incluye al chofer. Lo emite la aseguradora de vida de la empresa.', 'true', 'false', 'mensual', null, '{7,1}', 'legal', 'Decreto 1567/1974, de seguro colectivo de vida obligatorio', null, null, '3', '90', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x18', 'f931', 'F. 931 con pago y nómina', 'chofer', 'Declaración jurada de cargas sociales (F. 931) del período, con el acuse, el comprobante de pago y la hoja de la nómina donde figura el chofer. Se descarga con clave fiscal en ARCA.', 'true', 'true', 'mensual', null, '{7,1}', 'legal', 'Normativa vigente laboral y de la seguridad social', null, null, '3', '100', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x19', 'accidentes-personales', 'Seguro de accidentes personales', 'chofer', 'Póliza que cubre al chofer cuando no está en relación de dependencia. Si no la tenés, podés dejarlo sin presentar. La fecha que cuenta es la de fin de vigencia de la póliza.', 'false', 'false', 'impresa', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '110', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x2', 'estatuto', 'Estatuto o contrato social', 'transporte', 'Estatuto o contrato social con la constancia de inscripción y las modificaciones, en un solo PDF. Si sos persona humana, presentá tu DNI en su lugar.', 'true', 'false', 'sin vencimiento', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '20', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x20', 'linti', 'LiNTI', 'chofer', 'Licencia Nacional de Transporte Interjurisdiccional. Dejó de pedirse el 17/05/2025; las ya presentadas quedan en el historial.', 'true', 'false', 'meses', '12', '{30,15,7,1}', 'legal', 'Decreto 196/2025', null, '2025-05-17', '3', '120', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x21', 'baja-arca', 'Constancia de baja ARCA', 'chofer dado de baja', 'Constancia de baja de la relación laboral, con la fecha de cese y el CUIL del chofer. Se descarga con clave fiscal en ARCA, servicio Simplificación Registral.', 'true', 'true', 'sin vencimiento', null, '{30,15,7,1}', 'legal', 'Normativa vigente laboral y de la seguridad social', null, null, '3', '10', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x22', 'telegrama-baja', 'Telegrama o notificación', 'chofer dado de baja', 'Telegrama de renuncia, carta documento o notificación firmada que puso fin a la relación laboral, con el sello del correo o la constancia de recepción.', 'true', 'false', 'sin vencimiento', null, '{30,15,7,1}', 'legal', 'Ley de Contrato de Trabajo (Ley 20.744)', null, null, '3', '20', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x23', 'liquidacion-final', 'Liquidación final', 'chofer dado de baja', 'Recibo de la liquidación final firmado por el chofer, o el recibo con el comprobante de la transferencia. Lo prepara quien liquida los sueldos de la empresa.', 'true', 'false', 'sin vencimiento', null, '{30,15,7,1}', 'legal', 'Ley de Contrato de Trabajo (Ley 20.744)', null, null, '3', '30', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x24', 'certificado-art-80', 'Certificado art. 80 LCT', 'chofer dado de baja', 'Certificado de trabajo y constancia de aportes entregados al chofer, con su firma o la prueba de que fue puesto a disposición. Se genera con clave fiscal en ARCA.', 'true', 'false', 'sin vencimiento', null, '{30,15,7,1}', 'legal', 'Ley de Contrato de Trabajo (Ley 20.744), art. 80', null, null, '3', '40', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x25', 'ultimo-f931', 'Último F. 931', 'chofer dado de baja', 'F. 931 del último mes trabajado, con pago y la hoja de la nómina donde figura el chofer. Se descarga con clave fiscal en ARCA.', 'true', 'false', 'sin vencimiento', null, '{30,15,7,1}', 'legal', 'Normativa vigente laboral y de la seguridad social', null, null, '3', '50', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x26', 'cedula', 'Cédula de identificación', 'dominio', 'Cédula del vehículo, frente y dorso, o la cédula digital de Mi Argentina. La da el Registro de la Propiedad del Automotor donde está radicado. Ya no vence mientras el vehículo no cambie de titular.', 'true', 'true', 'sin vencimiento', null, '{30,15,7,1}', 'legal', 'Disposición 29/2024', null, null, '3', '10', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x27', 'titulo', 'Título', 'dominio', 'Título del automotor, todas las hojas. Lo da el Registro de la Propiedad del Automotor; sirve el título digital en PDF.', 'true', 'false', 'sin vencimiento', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '20', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x28', 'rto', 'Revisión Técnica Obligatoria', 'dominio', 'Certificado de la revisión técnica (RTO o VTV) con resultado apto. Lo da el taller o la planta habilitada. La fecha que cuenta es la de vencimiento impresa en el certificado.', 'true', 'true', 'impresa', null, '{30,15,7,1}', 'legal', 'Normativa vigente de tránsito y transporte (Ley 24.449)', null, null, '3', '30', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x29', 'poliza-rc', 'Póliza de seguro RC', 'dominio', 'Póliza o certificado de cobertura de responsabilidad civil que muestre el dominio, la aseguradora y la vigencia. Se descarga del sitio de la aseguradora o la manda tu productor.', 'true', 'true', 'impresa', null, '{30,15,7,1}', 'legal', 'Normativa vigente de tránsito y transporte (Ley 24.449)', null, null, '3', '40', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x3', 'poder-firmante', 'Poder del firmante', 'transporte', 'Poder o acta de designación de quien firma por la empresa, con la hoja de firmas. Si firma el presidente o el socio gerente, alcanza con el acta que lo designa.', 'true', 'false', 'sin vencimiento', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '30', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x30', 'pago-seguro', 'Comprobante de pago del seguro', 'dominio', 'Recibo o constancia de pago de la cuota del mes de la póliza del vehículo. Sirve el libre deuda de la aseguradora que nombre la póliza y el período.', 'true', 'true', 'mensual', null, '{7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '50', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x31', 'ruta', 'RUTA', 'dominio', 'Constancia del Registro Único del Transporte Automotor con el dominio del vehículo motriz. Se descarga con el usuario de la empresa en el sitio del registro.', 'true', 'true', 'impresa', null, '{30,15,7,1}', 'legal', 'Normativa vigente de tránsito y transporte', null, null, '3', '60', '15', null, null, 'MOTRIZ', 'false', 'false', null, 'false', '1'),
  ('20x32', 'uta', 'Habilitación UTA', 'dominio', 'Habilitación de la Unidad de Transporte de Alimentos a nombre del dominio. La da la autoridad sanitaria de la provincia o el municipio después de inspeccionar la unidad.', 'true', 'false', 'meses', '12', '{30,15,7,1}', 'legal', 'Normativa sanitaria vigente de transporte de alimentos', null, null, '3', '70', '15', null, null, null, 'false', 'true', null, 'false', '1'),
  ('20x33', 'senasa', 'Habilitación SENASA', 'dominio', 'Habilitación del vehículo para transportar productos de origen animal. Se tramita en la oficina de SENASA de tu zona y se renueva todos los años.', 'true', 'false', 'meses', '12', '{30,15,7,1}', 'legal', 'Normativa vigente de SENASA', null, null, '3', '80', '15', null, null, null, 'false', 'true', null, 'false', '1'),
  ('20x34', 'desinfeccion', 'Certificado de desinfección', 'dominio', 'Certificado de desinfección y control de plagas de la caja, con el dominio, la fecha y el sello de la empresa habilitada que hizo el servicio.', 'true', 'false', 'meses', '3', '{30,15,7,1}', 'legal', 'Normativa sanitaria vigente de transporte de alimentos', null, null, '3', '90', '15', null, null, null, 'false', 'true', null, 'false', '1'),
  ('20x35', 'tacografo', 'Tacógrafo', 'dominio', 'Certificado de control y calibración del tacógrafo, con el dominio y el número de serie del equipo. Lo da el taller que hizo el control.', 'true', 'false', 'meses', '12', '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '100', '15', null, null, 'MOTRIZ', 'false', 'false', null, 'false', '1'),
  ('20x36', 'prueba-hidraulica', 'Prueba hidráulica de cisterna', 'dominio', 'Certificado de la prueba hidráulica y de espesores de la cisterna, con el número de chasis o dominio. Lo da el ente o taller autorizado. La fecha que cuenta es la de vencimiento impresa.', 'true', 'false', 'impresa', null, '{30,15,7,1}', 'legal', 'Normativa vigente de transporte de mercancías peligrosas', null, null, '3', '110', '15', null, '{Cisterna}', null, 'false', 'false', null, 'false', '1'),
  ('20x37', 'leasing-comodato', 'Contrato de leasing o comodato', 'dominio', 'Contrato firmado que autoriza a la empresa a usar el vehículo, con el dominio y el plazo. La fecha que cuenta es la de fin del contrato.', 'true', 'false', 'impresa', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '120', '15', null, null, null, 'false', 'false', '{LEASING,TERCERO}', 'false', '1'),
  ('20x38', 'patente', 'Patente', 'dominio', 'Último comprobante de pago de la patente o el libre deuda del dominio. Se descarga del sitio de rentas de la provincia o el municipio donde está radicado.', 'true', 'false', 'impresa', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '130', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x4', 'contrato-art', 'Contrato de ART', 'transporte', 'Certificado de afiliación o contrato con la ART, con el CUIT de la empresa y la vigencia. Se descarga del sitio de la aseguradora.', 'true', 'true', 'meses', '12', '{30,15,7,1}', 'legal', 'Ley de Riesgos del Trabajo (Ley 24.557)', null, null, '3', '40', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x5', 'rc-empresa', 'Póliza de RC empresa', 'transporte', 'Póliza de responsabilidad civil de la empresa con la suma asegurada y la vigencia. La fecha que cuenta es la de fin de vigencia de la póliza.', 'true', 'false', 'impresa', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '50', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x6', 'seguro-carga', 'Seguro de carga', 'transporte', 'Póliza o certificado del seguro de la carga transportada, con la suma asegurada por viaje y la vigencia. La manda tu productor o aseguradora.', 'true', 'true', 'impresa', null, '{30,15,7,1}', 'contractual', 'Requisito habitual del contratante', null, null, '3', '60', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x7', 'ingresos-brutos', 'Ingresos Brutos / Convenio Multilateral', 'transporte', 'Constancia de inscripción en Ingresos Brutos. Si trabajás en más de una provincia, presentá la de Convenio Multilateral. Se descarga del sitio de rentas o de la Comisión Arbitral.', 'true', 'false', 'meses', '12', '{30,15,7,1}', 'legal', 'Normativa fiscal vigente', null, null, '3', '70', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x8', 'ruta-empresa', 'RUTA de la empresa', 'transporte', 'Constancia de inscripción de la empresa en el Registro Único del Transporte Automotor. Se descarga con el usuario de la empresa en el sitio del registro. La fecha que cuenta es la de vencimiento impresa.', 'true', 'true', 'impresa', null, '{30,15,7,1}', 'legal', 'Normativa vigente de tránsito y transporte', null, null, '3', '80', '15', null, null, null, 'false', 'false', null, 'false', '1'),
  ('20x9', 'licencia-conducir', 'Licencia Nacional de Conducir profesional', 'chofer', 'Frente y dorso, con la clase que corresponde al vehículo que maneja. La emite el municipio o centro emisor donde vive el chofer; también sirve la captura completa de la licencia en Mi Argentina. La fecha que cuenta es la de vencimiento impresa.', 'true', 'true', 'impresa', null, '{30,15,7,1}', 'legal', 'Normativa vigente de tránsito y transporte (Ley 24.449)', null, null, '3', '10', '15', null, null, null, 'false', 'false', null, 'false', '1');

insert into public.documento (documentoid, cuenta_id, recursoid, tipodocumentoid, numero, fecha_emision, fecha_vencimiento, periodo, observacion, estado, bloqueado, motivo, presentado, presentado_por, decidido, decidido_por, version, es_ultimo, es_vigente) values
  ('21x53', '11x44', '17x48', '20x9', 'F-1', null, '2099-01-15', null, null, 'aprobado', 'false', null, '2026-11-21 20:21:28.718313+00', '12x45', '2026-11-21 20:21:29.046857+00', '13x39', '2', 'true', 'true'),
  ('21x56', '11x44', '17x48', '20x10', 'F-2', null, '2099-01-15', null, null, 'rechazado', 'false', 'No se lee (ficticio)', '2026-11-21 20:21:28.790673+00', '12x45', '2026-11-21 20:21:29.098458+00', '13x39', '2', 'true', 'false'),
  ('21x59', '11x44', '17x48', '20x11', 'F-3', null, '2099-01-15', null, null, 'anulado', 'false', null, '2026-11-21 20:21:28.895048+00', '12x45', null, null, '2', 'false', 'false'),
  ('21x62', '11x44', '17x48', '20x15', 'F-4', null, '2026-12-14', '2026-10', null, 'en revision', 'false', null, '2026-11-21 20:21:28.975136+00', '12x45', null, null, '1', 'true', 'false'),
  ('21x65', '11x44', '17x48', '20x14', 'F-5', null, null, null, null, 'en revision', 'false', null, '2026-11-21 20:21:29.027433+00', '12x45', null, null, '1', 'true', 'false');

insert into public.archivo (archivoid, cuenta_id, nombre, size, sha256, mediatype, clave, miniatura, documentoid, posicion, createdtime, subido_por) values
  ('22x52', '11x44', 'papel ñ 1.pdf', '591', '4ef161ab390be6c6b1a3dbfc3cc9a92d41bba7925fe8477cd7287fdc000dbf4d', 'application/pdf', '64bc42753e6f183d9e33e4c75577198d60463717', null, '21x53', '0', '2026-11-21 20:21:28.696337+00', '12x45'),
  ('22x55', '11x44', 'papel ñ 2.pdf', '591', '27bc9a55858d51916f2e3c8907e6629769f2d0770052c6f3bbeecb88ba388b77', 'application/pdf', '523bab845f0b41465daa46c49343595e5ec1f4b6', null, '21x56', '0', '2026-11-21 20:21:28.779497+00', '12x45'),
  ('22x58', '11x44', 'papel ñ 3.pdf', '591', '9377abf5535a821b7044962712887ea3962a20ae91ab747335fb3a358c7e2848', 'application/pdf', '69af563730e45540ef8ee8e5b4721ea2ac70020a', null, '21x59', '0', '2026-11-21 20:21:28.879314+00', '12x45'),
  ('22x61', '11x44', 'papel ñ 4.pdf', '591', '421ae4066a17c16f54132645194431f7e80dcbb1ab22ee7ae4d76d35da8bd033', 'application/pdf', 'a0fd804ef37b4856cdba09147e493628fb01fe52', null, '21x62', '0', '2026-11-21 20:21:28.939739+00', '12x45'),
  ('22x64', '11x44', 'papel ñ 5.pdf', '591', 'b6c02b583999d28616fede7d7a61da137f32f808ea9e33e097483d7486cf702b', 'application/pdf', 'acf96aa512e2a50910cefa18a65a12a0fec94a19', null, '21x65', '0', '2026-11-21 20:21:29.015739+00', '12x45'),
  ('22x71', '11x44', 'sin reclamar.pdf', '587', '079d3c1e8ef9d84f9aa4052e6edd8704b2285b9293c7b26dee921bcbd704211e', 'application/pdf', 'b056456baca4b1c0a52929729d4183390368110f', null, null, '0', '2026-11-21 20:21:29.190892+00', '12x45');

insert into public.unidad (unidadid, cuenta_id, nombre, tractor, arrastre1, arrastre2, chofer1, chofer2, estado, createdtime, version) values
  ('19x51', '11x44', 'La del sur', '18x50', null, null, '17x48', null, 'ACTIVA', '2026-11-21 20:21:28.586317+00', '1');

insert into public.migracion (name, sha256, aplicada) values
  ('0001_base.sql', 'd6ba5c7f37a12378d63ee020a24ba3b40175bc8e081d89e2aa05d788708b7c35', '2026-11-21 20:21:24.549215+00'),
  ('0002_cuentas.sql', '0ec40be845be83f44e54f199f4f18f0d59c172c0e86ef200dfddba36dd780cbd', '2026-11-21 20:21:24.600124+00'),
  ('0003_recursos.sql', '374a008998f21a7267c251ce1194cdcdc6e703b6aefa274685042a7f7261649d', '2026-11-21 20:21:24.635616+00'),
  ('0004_documentos.sql', '46d0515c89f551798db34359bbe808b7aa59abf281b9dd890419f696a15011cb', '2026-11-21 20:21:24.677071+00'),
  ('0005_casillas.sql', 'fe9f3f6519de3dcf0d130da52ae55ede2bef7a382776fba51819be6ed4e364f6', '2026-11-21 20:21:24.715499+00'),
  ('0006_sesiones.sql', 'c775ae83c4e5dfb771f3d09ce1c1e4003a26de7c116216bc1e0f205f1e3d9867', '2026-11-21 20:21:24.735199+00'),
  ('0007_historial_correo_auditoria.sql', '6ca358d92e3dcfea21a9ae51aa8481d2aab49f0db158cb4f3c8de1d5b11fc815', '2026-11-21 20:21:24.770247+00'),
  ('0008_unidades.sql', 'c0c1856532cc66ab8e505e33cd133d585849019f71009cb5d09651d57d342c78', '2026-11-21 20:21:24.791318+00'),
  ('0009_tiempo_y_contactos.sql', 'f305a08ceb3267c9d0f9cfb74c5882313cb4cd2d7e341a72b71771f1559626ec', '2026-11-21 20:21:24.832165+00'),
  ('0011_instalacion.sql', '3e66ba5773d905302647c821bf9d415ad1e3071487f89579d9111b33a65ab04d', '2026-11-21 20:21:24.861046+00'),
  ('0012_cuentas_y_catalogo.sql', '69931861d12934871d6a80e7d2d6c924b9874c736e3c826c5c12f045654cd855', '2026-11-21 20:21:24.867054+00'),
  ('0013_proveedor.sql', 'eb80e65c99cf0b7103194f77de6bd87ac5191d57109ad790777b9fffbbb7a9b5', '2026-11-21 20:21:24.877745+00'),
  ('0014_dos_pasos.sql', '50df11a158c946e50e6f4baceff6e4c76d54478b3d4eb91f3772a4ddf399d99c', '2026-11-21 20:21:24.890229+00'),
  ('0015_listas_largas.sql', 'b718ec4dc6c1a3851c7a794a178fe5fc34e45bfe37101f0c591898f6c354b893', '2026-11-21 20:21:24.907228+00'),
  ('0018_periodos.sql', '745a412d80d3e85d04d8a10328b716f3787f54e3678102581f1645e1fa2608cf', '2026-11-21 20:21:24.927265+00'),
  ('0019_codigo_una_vez.sql', '3c9a706cf3d6a6904b8b08b855869f45b41a1b3df1c92bc57c012096f9d2e8db', '2026-11-21 20:21:24.930654+00'),
  ('0020_periodos_en_un_dia.sql', '70b4f57b22da5f72229da1346d02dfbac6c8b64b34542729e53dcf9264a10c4f', '2026-11-21 20:21:24.935963+00');

insert into privado.instalacion (unica, instalacionid) values
  ('true', 'fd1f5c80-1e08-475d-a889-01ec5927f8bd');

alter table public.auditoria enable trigger user;
alter table public.cuenta enable trigger user;
alter table public.chofer enable trigger user;
alter table public.dominio enable trigger user;
alter table public.historial enable trigger user;
alter table public.documento enable trigger user;
alter sequence privado.codigo_codigoid_seq restart with 1;
alter sequence public.auditoria_auditoriaid_seq restart with 28;
alter sequence public.entidad_id restart with 74;
