import 'server-only'
import type { Entitlements } from '@/lib/domain/billing/entitlements'
import { BillingError } from '@/lib/domain/billing/errors'

/** Throws PLAN_PICTURES unless one more picture fits beside `count`. What is already there stays in any case. */
export function assertRoomForPicture({ pictures }: Pick<Entitlements, 'pictures'>, count: number): void {
  if (pictures !== null && count >= pictures) throw new BillingError('PLAN_PICTURES', { limit: pictures, count })
}

/** Throws PLAN_MOVING_GREETINGS where the plan has none. Those that are there stay. */
export function assertMovingGreetings({ movingGreetings }: Pick<Entitlements, 'movingGreetings'>): void {
  if (!movingGreetings) throw new BillingError('PLAN_MOVING_GREETINGS')
}

/** Throws PLAN_FILMS where the plan has no films. */
export function assertRoomForFilm({ films }: Pick<Entitlements, 'films'>): void {
  if (!films) throw new BillingError('PLAN_FILMS')
}

/** Throws PLAN_MUSIC where the plan has no music. What is already there stays, is heard and can be deleted. */
export function assertRoomForMusic({ music }: Pick<Entitlements, 'music'>): void {
  if (!music) throw new BillingError('PLAN_MUSIC')
}
