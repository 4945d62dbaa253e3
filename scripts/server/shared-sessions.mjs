import pg from 'pg'

const ROUNDS = 5
const PATIENCE_MS = 30_000

/**
 * Refuses an address at which two connections share a session, as behind a connection pool in transaction mode: there
 * named statements, LISTEN and locks of a session are another's at the next statement. A pool in session mode is fine.
 * @throws StartRefused with a sentence, also when TLS stops the connection
 */
export async function refuseSharedSessions(url) {
  const areShared = await sharesSessions(url).catch((error) => {
    const sentence = explainTlsError(error)
    throw sentence ? refusal(sentence, error) : error
  })
  if (!areShared) return
  throw refusal(
    'Databasens adresse fører til en forbindelsespulje, der deler forbindelserne ud for en transaktion ad gangen ' +
      '(PgBouncer med pool_mode = transaction). Det kan siden ikke bruge: beskeder og låse ville gå tabt. ' +
      'Sæt puljen til pool_mode = session, eller giv DATABASE_URL og MIGRATE_DATABASE_URL databasens egen adresse.',
  )
}

function refusal(sentence, cause) {
  const error = new Error(sentence, { cause })
  error.name = 'StartRefused'
  return error
}

/** Tried rather than asked: pools do not say what they are. Several times, since others may use the pool meanwhile. */
async function sharesSessions(url) {
  const settings = { connectionString: url, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }
  const [first, second] = [new pg.Client(settings), new pg.Client(settings)]
  // Without a listener, a lost connection would end this process.
  for (const client of [first, second]) client.on('error', () => {})
  try {
    await first.connect()
    await second.connect()
    for (let round = 0; round < ROUNDS; round += 1) if (await isShared(first, second)) return true
    return false
  } finally {
    await Promise.allSettled([first.end(), second.end()])
  }
}

/** While the second is in a transaction, the first must still have the session that it had before. */
async function isShared(first, second) {
  const before = await sessionOf(first)
  await second.query('BEGIN')
  try {
    // Not asked again where the pool has no other session to give.
    return (await sessionOf(second)) === before || (await sessionOf(first)) !== before
  } finally {
    await second.query('ROLLBACK')
  }
}

async function sessionOf(client) {
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  return rows[0].pid
}

const UNTRUSTED = [
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]
const FORM = '…/mindelund?sslmode=verify-full&sslrootcert=/sti/ca.pem'

/**
 * @param {Error & { code?: string }} error of a connection to PostgreSQL
 * @returns {string ¦ undefined} what to write in the address, when TLS is what stopped it
 */
function explainTlsError({ code, message }) {
  if (UNTRUSTED.includes(code)) {
    return (
      `Databasens certifikat kan ikke godkendes (${code}). Brug det værtsnavn, der står i certifikatet, ` +
      `og giv udbyderens certifikatfil med i adressen: ${FORM}`
    )
  }
  if (code === '28000' && message.includes('no encryption')) {
    return `Databasen tager kun imod krypterede forbindelser. Skriv det i adressen: ${FORM}`
  }
  if (message === 'The server does not support SSL connections') {
    return 'Databasen tager ikke imod krypterede forbindelser. Slå TLS til på den, eller tag sslmode ud af adressen.'
  }
  return undefined
}
