import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
import { signInAs } from './family'
import { answerOf, type Demo, type Site } from './site'

export type StaffRole = 'admin' | 'production'

/** The cookies of a member of staff who signed in before all journeys (sign-staff-in.ts). */
export function staffState(role: StaffRole): Awaited<ReturnType<APIRequestContext['storageState']>> {
  return JSON.parse(process.env.E2E_STAFF ?? '{}')[role]
}

/**
 * Signs in a member of the demonstration's staff. A code works once: where another test has used it, the next one is
 * taken.
 */
export async function signInStaff(call: APIRequestContext, role: StaffRole): Promise<void> {
  const enter = async () => {
    const { users } = await answerOf<Demo>(await call.get('/api/demo'))
    if (!users[role].totpCode) return 'every code is used'
    const answer = await call.post('/api/login', { data: users[role] })
    return answer.ok() ? 'signed in' : answer.text()
  }
  await expect
    .poll(enter, { message: `${role} signs in`, timeout: 100_000, intervals: [500, 2000, 5000] })
    .toBe('signed in')
}

/** Confirms the password for sensitive actions: a test run outlasts a confirmation. */
export async function confirmStaff(call: APIRequestContext, { password }: { password: string }): Promise<void> {
  await answerOf(await call.post('/api/user/confirm', { data: { password } }))
}

/** Gives the browser the administrator's session, with a recent password. */
export async function signInAdministrator(context: BrowserContext, { admin, demo }: Site): Promise<void> {
  await confirmStaff(admin, demo.users.admin)
  await signInAs(context, { call: admin })
}
