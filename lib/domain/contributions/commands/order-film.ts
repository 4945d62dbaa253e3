import 'server-only'
import { getContributionSubject } from '@/lib/domain/contributions/contribution-rows'
import { canDecideContribution } from '@/lib/domain/contributions/policy'
import { contributionIdInput } from '@/lib/domain/contributions/schema'
import { orderWaitingFilms } from '@/lib/domain/media/films/order-waiting-films'
import { defineCommand } from '@/lib/server/command'

/** Has the film of a post drawn for those who want to see it before they decide. Asked again, it changes nothing. */
export const orderFilm = defineCommand({
  name: 'contributions.order-film',
  session: 'required',
  input: contributionIdInput,
  limits: (_, { actor }) => [{ name: 'contributions.order-film', key: actor.userId, points: 60, seconds: 3600 }],
  load: ({ id }, { actor }) => getContributionSubject(actor, id),
  authorize: canDecideContribution,
  run: async (context, { id }, { memorial }) => {
    await orderWaitingFilms(context, [id])
    context.about({ type: 'contribution', id, detail: { memorial: memorial.id } })
    return { id, memorialSlug: memorial.slug }
  },
  form: {
    name: 'lav-filmen',
    done: ({ id, memorialSlug }) => `/memorial/${memorialSlug}/admin#${id}`,
    // The post's page is no longer known.
    back: () => '/profile',
  },
})
