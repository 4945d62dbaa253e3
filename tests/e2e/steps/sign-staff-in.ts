import { request } from '@playwright/test'
import { type StaffRole, signInStaff } from './staff'

/**
 * Before all journeys: the staff of the demonstration sign in once, for every worker. A one-time code opens once and the
 * next one takes half a minute to come, which each worker would wait for.
 */
export default async function signStaffIn(): Promise<void> {
  const states: Partial<Record<StaffRole, object>> = {}
  for (const role of ['admin', 'production'] as const) {
    const caller = await request.newContext({ baseURL: `http://127.0.0.1:${process.env.E2E_PORT}` })
    await signInStaff(caller, role)
    states[role] = await caller.storageState()
    await caller.dispose()
  }
  // The workers get the environment of this process.
  process.env.E2E_STAFF = JSON.stringify(states)
}
