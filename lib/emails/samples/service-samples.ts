import { at, type Samples } from './sample'

const fault = { name: 'TypeError', place: 'contributions.light-candle', count: 3, isReturned: false }

const digest = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** What the service says of itself, to its operators. */
export const serviceSamples = {
  'log-sealed': {
    'en dag': (site) => ({
      days: [{ date: '29. november 2026', entries: 1234, digest }],
      logUrl: at(site, '/admin/audit'),
    }),
    'flere dage': (site) => ({
      days: [
        { date: '28. november 2026', entries: 1, digest },
        { date: '29. november 2026', entries: 0, digest },
      ],
      logUrl: at(site, '/admin/audit'),
    }),
  },
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
