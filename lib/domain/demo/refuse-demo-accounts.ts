import 'server-only'
import { listDemoAccounts } from '@/lib/domain/demo/list-demo-accounts'

/** Throws StartRefused when open demo accounts exist: their password is public, so a real site must not start. */
export async function refuseDemoAccounts(): Promise<void> {
  const accounts = await listDemoAccounts()
  if (accounts.length === 0) return
  const error = new Error(
    [
      'Siden starter ikke: I databasen er der konti fra demonstrationen, og deres adgangskode kan alle læse.',
      ...accounts.map(({ username, fullName }) => `  - ${username} (${fullName})`),
      'Er der kun demonstrationen i databasen, så tøm den:            npm run admin -- remove-demo',
      'Er der også rigtige konti, så luk kun demonstrationens konti:  npm run admin -- close-demo',
      'Eller begynd forfra med en tom mappe (DATA_DIR) eller en tom database.',
    ].join('\n'),
  )
  error.name = 'StartRefused'
  throw error
}
