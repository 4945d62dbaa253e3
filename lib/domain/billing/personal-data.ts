import 'server-only'
import type { PersonalData } from '@/lib/server/personal-data'

export const billingPersonalData = { signedBy: { Price: ['createdById'] } } satisfies PersonalData
