import { listTimeline } from '@/lib/domain/timeline/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createEvent } from '@/tests/factories/timeline'

export const timelineReads: Record<string, ReadRow> = {
  'timeline.list-timeline': {
    read: listTimeline,
    input: async ({ memorial }) => {
      await createEvent({ memorial })
      return { id: memorial.slug }
    },
    outcomes: readOutcomes(404, {
      viewer: 403,
      first_reader: 403,
      administrator: 403,
      editor: 'ok',
      owner: 'ok',
    }),
  },
}
