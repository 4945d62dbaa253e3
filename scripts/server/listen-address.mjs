import os from 'node:os'

const LOOPBACK = '127.0.0.1'
const EVERYWHERE = ['0.0.0.0', '::']

/**
 * The listening address: only this machine, unless HOST says otherwise. A demonstration's passwords are public, and a
 * real site has its proxy beside it.
 */
export const listenHost = () => process.env.HOST || LOOPBACK

/**
 * Says who can reach the site. A local site also says how others on the network can: with its address in SITE_URL,
 * which links and codes contain.
 * @param {{ host: string, port: number, command: string, networks?: ReturnType<typeof os.networkInterfaces> }} where
 * `command` is the one that was run: 'npm run app'
 */
export function reachSentence({ host, port, command, networks = os.networkInterfaces() }) {
  if (EVERYWHERE.includes(host)) return `Den kan åbnes af alle, der kan nå denne maskine på port ${port}.`
  if (![LOOPBACK, 'localhost', '::1'].includes(host)) return `Den lytter kun på ${host}, port ${port}.`
  const here = `Den kan kun åbnes på denne maskine (${host}, port ${port}).`
  if (command === 'npm start') return `${here} Er proxyen på en anden maskine, så start med HOST=0.0.0.0`
  return `${here} Skal andre på dit netværk se den, så start med:\n  HOST=0.0.0.0 SITE_URL=http://${addressIn(networks)}:${port} ${command}`
}

function addressIn(networks) {
  const found = Object.values(networks)
    .flat()
    .find((one) => one && one.family === 'IPv4' && !one.internal)
  return found?.address ?? 'maskinens-adresse'
}
