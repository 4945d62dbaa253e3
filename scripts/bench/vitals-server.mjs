// The server in front with the intake of beacons and nothing behind it, in a process of its own: tells its port, and
// how much of a core it used each time it is asked.
import { openHttpServer } from '../server/http-server.mjs'
import { openVitalsIntake, withVitals } from '../server/vitals-intake.mjs'

const nothingElse = (_, response) => response.writeHead(404).end()
const intake = openVitalsIntake()
const answer = withVitals(nothingElse, intake, undefined)
const server = await openHttpServer({ port: 0, host: '127.0.0.1', trustedProxies: 0, answer })
// As the application does.
setInterval(() => intake.take(), 10_000).unref()

let began = process.cpuUsage()
let beganAt = performance.now()
process.on('message', () => {
  const { user, system } = process.cpuUsage(began)
  process.send({ cores: (user + system) / 1000 / (performance.now() - beganAt) })
  began = process.cpuUsage()
  beganAt = performance.now()
})
process.send({ port: server.port })
