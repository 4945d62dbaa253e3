// The demonstration's payment provider, started by scripts/server/payment-stand-in.mjs. Keeps its state and keys in
// DATA_DIR/stand-in.json, and posts its messages to the site on PORT.
import path from 'node:path'
import { sessionOf } from './checkout.mjs'
import { openPosting } from './post-messages.mjs'
import { openStandIn } from './stand-in.mjs'
import { keep, readKept } from './state-file.mjs'

const POST_EVERY_MS = 500
const EXPIRE_EVERY_MS = 60_000

const file = path.join(process.env.DATA_DIR, 'stand-in.json')
const kept = readKept(file)
const { state } = kept
const changed = () => keep(file, kept)
const standIn = await openStandIn({ ...kept, siteUrl: process.env.SITE_URL, changed })
const { url, secretKey, webhookSecret, world } = standIn
Object.assign(kept, { secretKey, webhookSecret })
changed()

const target = `http://127.0.0.1:${process.env.PORT}/api/payment-events`
const postDue = openPosting({ state, secret: webhookSecret, target, changed })
setInterval(postDue, POST_EVERY_MS)
setInterval(() => {
  for (const id of Object.keys(state.sessions)) sessionOf(world, id)
  changed()
}, EXPIRE_EVERY_MS)

// The launcher stops it, or is gone.
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
process.send?.({ type: 'ready', url, secretKey, webhookSecret })
