import { firstLink } from './links.mjs'

/** What the service knows of itself (docs/decisions/067-monitoring.md). */
export const monitoringPages = [
  { name: 'admin-trend', as: 'admin', path: '/admin?figure=candles&period=13w' },
  { name: 'performance', as: 'admin', path: '/admin/performance?period=90' },
  { name: 'performance-server', as: 'admin', path: '/admin/performance/server' },
  { name: 'performance-processes', as: 'admin', path: '/admin/performance/server?kind=process' },
  { name: 'performance-statements', as: 'admin', path: '/admin/performance/server?kind=statement' },
  { name: 'performance-errors', as: 'admin', path: '/admin/performance/errors?state=all' },
  {
    name: 'performance-error',
    as: 'admin',
    path: ({ caller }) => firstLink(caller, '/admin/performance/errors', /[\w-]{36}/),
  },
  { name: 'performance-jobs', as: 'admin', path: '/admin/performance/jobs' },
  { name: 'performance-mails', as: 'admin', path: '/admin/performance/mails' },
  { name: 'performance-storage', as: 'admin', path: '/admin/performance/storage' },
  { name: 'audit', as: 'admin', path: '/admin/audit' },
]
