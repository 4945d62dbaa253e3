import { programArgs } from './programs.mjs'
import { runQuietly } from './run-command.mjs'

/**
 * Runs the seed, which skips what already exists. Needs DATABASE_URL and the other settings.
 * @param {{ whole?: boolean }} [options] `whole`: nothing is left to the server's jobs
 */
export async function fillDemoContent({ whole = false } = {}) {
  await runQuietly(process.execPath, programArgs('seed', ...(whole ? ['--whole'] : [])))
}

/** Prints the site's address, and with demo content the sign-ins and the codes to try. */
export async function printWelcome({ port, siteUrl }) {
  console.log(`\n  Mindelund er klar på ${siteUrl}\n`)
  const answer = await fetch(`http://127.0.0.1:${port}/api/demo`).catch(() => undefined)
  if (answer?.ok) printDemo(await answer.json(), siteUrl)
}

function printDemo({ users = {}, codes = {}, memorials = {} }, siteUrl) {
  const titles = {
    family: 'Familien',
    family2: 'En anden familie',
    admin: 'Administrator',
    reseller: 'Forhandler',
    production: 'Værkstedet',
  }
  console.log('  Log ind')
  for (const [role, user] of Object.entries(users)) {
    if (user) console.log(`    ${(titles[role] ?? role).padEnd(18)} ${user.username.padEnd(20)} ${user.password}`)
  }
  const keys = Object.entries(users).filter(([, user]) => user?.totpSecret)
  if (keys.length > 0) console.log('\n  Nøgler til engangskoder (eller se koden på siden, der spørger om den)')
  for (const [role, { totpSecret }] of keys) console.log(`    ${(titles[role] ?? role).padEnd(18)} ${totpSecret}`)
  console.log('\n  Ledige koder, som var de scannet')
  for (const code of codes.free ?? []) console.log(`    ${siteUrl}/qr/${code}`)
  for (const { code, activationCode } of codes.freeWithActivation ?? []) {
    console.log(`    ${siteUrl}/qr/${code}   aktiveringskode ${activationCode}`)
  }
  if (codes.linked) console.log(`\n  En kode på en sten\n    ${siteUrl}/qr/${codes.linked.code}`)
  if (memorials.public) console.log(`\n  En mindeside\n    ${siteUrl}/memorial/${memorials.public}`)
  console.log('')
}
