'use strict';

// boardgame.io's own server with its storage in memory, on a free port of this machine, as it comes.

process.env.NODE_ENV = 'production';

const { Server } = require('boardgame.io/server');
const game = require('./game');

const server = Server({ games: [game], origins: [] });
const listen = server.app.listen;
server.app.listen = (port, ready) => listen.call(server.app, { port, host: '127.0.0.1' }, ready);

server.run(0).then(({ appServer }) => {
  console.log(`boardgame.io serves at http://127.0.0.1:${appServer.address().port}/`);
});
process.on('SIGTERM', () => process.exit(0));
