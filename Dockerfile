# Portal en un contenedor. SIN PROBAR: no hubo un motor de Docker a mano cuando se escribió; ver docs/operacion.md.

FROM node:24-bookworm-slim AS construido
WORKDIR /opt/portal
COPY . .
# Sin el repositorio, que no entra, nadie más sabe de qué commit es.
ARG PORTAL_COMMIT
RUN node scripts/build.mjs

FROM node:24-bookworm-slim
RUN useradd --system --uid 10001 --home-dir /var/lib/portal portal \
  && install -d -o portal -g portal -m 0700 /var/lib/portal
WORKDIR /opt/portal
COPY --from=construido /opt/portal /opt/portal
USER portal
# Dentro del contenedor escucha a todos: quién llega hasta ahí lo decide dónde se publica el puerto.
ENV NODE_ENV=production DEMO=0 HOST=0.0.0.0 PORT=3000 PORTAL_DATA=/var/lib/portal
VOLUME /var/lib/portal
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/salud').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
