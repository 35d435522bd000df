# syntax=docker/dockerfile:1
# One image for web processes and workers; the role is a setting. Pin both bases by digest when you build for production:
# docker build --build-arg NODE_IMAGE=node@sha256:… --build-arg BASE_IMAGE=gcr.io/distroless/cc-debian12@sha256:… .
ARG NODE_IMAGE=node:26-bookworm
ARG BASE_IMAGE=gcr.io/distroless/cc-debian12

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY scripts/trim-packages.ts scripts/
RUN npm ci
COPY . .
# Node comes from its npm package, as everywhere; it needs libatomic, which the base has not.
RUN node_modules/.bin/node -e "import('./src/app/start/build.ts').then(build => build.buildWhenStale(process.cwd()))" \
  && node_modules/.bin/node scripts/image-packages.ts \
  && strip node_modules/node/bin/node \
  && mkdir /libraries && cp --dereference /usr/lib/*-linux-gnu/libatomic.so.1 /libraries/

FROM ${BASE_IMAGE}
WORKDIR /shop
COPY --from=build /libraries /usr/lib
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/build build
COPY --from=build /shop/public public
COPY --from=build /shop/src src
COPY --from=build /shop/package.json /shop/package-lock.json /shop/react-router.config.ts /shop/vite.config.ts /shop/LICENSE ./
# Nothing is written but temporary files: run it with a read-only root and a tmpfs on /tmp.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/kintsu
USER 10001:10001
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node_modules/.bin/node"]
CMD ["src/app/start.ts"]
