import { z } from 'zod'
import { type QrCodeState, qrCodeStates } from '@/lib/domain/qr-codes/schema'

export const mostCodesInPackage = 1000

export const makePackageInput = z.object({
  name: z
    .string({ error: 'Giv pakken et navn.' })
    .trim()
    .min(1, 'Giv pakken et navn.')
    .max(120, 'Navnet må højst være på 120 tegn.'),
  count: z
    .number({ error: 'Skriv et antal fra 1 til 1000.' })
    .int('Skriv et helt antal fra 1 til 1000.')
    .min(1, 'Skriv et antal fra 1 til 1000.')
    .max(mostCodesInPackage, 'Skriv et antal fra 1 til 1000.'),
  requiresActivation: z.boolean({ error: 'Vælg, om koderne kræver aktiveringskode.' }).default(true),
})
export type MakePackageInput = z.input<typeof makePackageInput>

/** What the address of the list of packages says. Nonsense counts as nothing. */
export const packageListInput = z.object({
  code: z.string().trim().max(80).catch('').default(''),
  cursor: z.uuid().optional().catch(undefined),
})

/** What the address of a package's page says: search, filter and place in the list. Nonsense counts as nothing. */
export const codeListInput = z.object({
  search: z.string().trim().max(80).catch('').default(''),
  state: z.enum(qrCodeStates).optional().catch(undefined),
  cursor: z.uuid().optional().catch(undefined),
})
export type CodeListInput = z.output<typeof codeListInput>

/** The same as the query of an address, without what is empty. */
export function codeListQuery({ search, state, cursor }: CodeListInput): string {
  const given = Object.entries({ search, state, cursor }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  return new URLSearchParams(given).toString()
}

export type PackageView = {
  id: string
  number: number
  name: string
  requiresActivation: boolean
  count: number
  /** ISO 8601 in UTC. */
  createdAt: string
  free: number
  claimed: number
  linked: number
  /** Blocked and retired. */
  outOfUse: number
}

export type PackageCodeView = {
  id: string
  code: string
  formattedCode: string
  printedAddress: string
  state: QrCodeState
  stateText: string
  requiresActivation: boolean
  /** For administrators of the house; null for the workshop. */
  activationCode: string | null
  memorialCount: number
}

export type FoundCodeView = { code: PackageCodeView; package: { id: string; number: number; name: string } }

export type Page<T> = { items: T[]; nextCursor: string | null }
