import { findMissingAgreement, listAgreements } from '@/lib/domain/resellers/agreement-queries'
import * as applications from '@/lib/domain/resellers/application-queries'
import * as colleagues from '@/lib/domain/resellers/colleague-queries'
import * as inConsole from '@/lib/domain/resellers/console-queries'
import { resellerListInput } from '@/lib/domain/resellers/console-schema'
import { listReceivedOrders } from '@/lib/domain/resellers/order-queries'
import * as queries from '@/lib/domain/resellers/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createApplication, createOrder, createResellerLink } from '@/tests/factories/reseller-companies'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })
/** Every reseller gets its own; 404 for all others. */
const ownOf = readOutcomes(404, { visitor: 401, reseller: 'ok', other_reseller: 'ok' })
const ownOrNothing = readOutcomes('nothing', { reseller: 'ok', other_reseller: 'ok' })

const allResellers = () => resellerListInput.parse({})
const theReseller = ({ reseller }: World) => ({ id: reseller.id })

export const resellerReads: Record<string, ReadRow> = {
  'resellers.list-resellers': { read: inConsole.listResellers, input: allResellers, outcomes: administratorsOnly },
  'resellers.count-resellers': { read: inConsole.countResellers, input: allResellers, outcomes: administratorsOnly },
  'resellers.export-resellers': { read: inConsole.exportResellers, input: allResellers, outcomes: administratorsOnly },
  'resellers.find-reseller-for-admins': {
    read: inConsole.findResellerForAdmins,
    input: theReseller,
    outcomes: administratorsOnly,
  },
  'resellers.find-reseller-name': {
    read: inConsole.findResellerName,
    input: theReseller,
    outcomes: readOutcomes('nothing', { administrator: 'ok' }),
  },
  'resellers.list-received-orders': {
    read: listReceivedOrders,
    input: async ({ reseller }) => {
      await createOrder(reseller)
      return {}
    },
    outcomes: administratorsOnly,
  },
  'resellers.list-waiting-applications': {
    read: applications.listWaitingApplications,
    input: async () => {
      await createApplication()
      return {}
    },
    outcomes: administratorsOnly,
  },
  // Every account gets its own state, including that it never applied.
  'resellers.find-own-application': {
    read: applications.findOwnApplication,
    input: () => ({}),
    outcomes: readOutcomes('ok'),
  },
  'resellers.list-agreements': { read: listAgreements, input: () => ({}), outcomes: ownOf },
  'resellers.find-missing-agreement': { read: findMissingAgreement, input: () => ({}), outcomes: ownOrNothing },
  'resellers.find-own-reseller': { read: queries.findOwnReseller, input: () => ({}), outcomes: ownOrNothing },
  'resellers.get-own-reseller': { read: queries.getOwnReseller, input: () => ({}), outcomes: ownOf },
  'resellers.list-colleagues': { read: colleagues.listColleagues, input: () => ({}), outcomes: ownOf },
  // Authorised by the secret in the link.
  'resellers.find-reseller-join': {
    read: colleagues.findResellerJoin,
    input: async ({ reseller }) => ({ token: await createResellerLink(reseller) }),
    outcomes: readOutcomes('ok'),
  },
}
