import { at, type Samples } from './sample'

const fault = { name: 'TypeError', place: 'contributions.light-candle', count: 3, isReturned: false }

/** What the service says of itself, to its operators. */
export const serviceSamples = {
  'faults-found': {
    'en ny fejl': (site) => ({
      faults: [{ ...fault, url: at(site, '/admin/performance/errors/1') }],
      more: 0,
      deskUrl: at(site, '/admin/performance/errors'),
    }),
    'flere, også en, der er kommet igen': (site) => ({
      faults: [
        { ...fault, url: at(site, '/admin/performance/errors/1') },
        {
          name: 'ECONNREFUSED',
          place: 'job.send-mail',
          count: 1204,
          isReturned: true,
          url: at(site, '/admin/performance/errors/2'),
        },
      ],
      more: 4,
      deskUrl: at(site, '/admin/performance/errors'),
    }),
  },
} satisfies Partial<Samples>
