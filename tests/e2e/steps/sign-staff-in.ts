import { request } from '@playwright/test'
import { type StaffRole, signInStaff } from './staff'

/**
 * Before all journeys: the demonstration's staff sign in once, for every worker. A one-time code works once and the
 * next takes half a minute to come, which each worker would have to wait for.
 */
export default async function signStaffIn(): Promise<void> {
  const states: Partial<Record<StaffRole, object>> = {}
  for (const role of ['admin', 'production'] as const) {
    const caller = await request.newContext({ baseURL: `http://127.0.0.1:${process.env.E2E_PORT}` })
    await signInStaff(caller, role)
    states[role] = await caller.storageState()
    await caller.dispose()
  }
  // The workers inherit this process's environment.
  process.env.E2E_STAFF = JSON.stringify(states)
}
