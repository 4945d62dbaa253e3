/** Jobs that reach somebody outside, and would reach them again. Mails and charges have their own rows. */
export const outwardQueues = [
  ...['send-push', 'push-follower', 'tell-followers', 'tell-page-followers', 'send-waiting-summary'],
  ...['send-password-reset', 'send-setup-link', 'submit-e-invoice'],
  ...['write-song-words', 'sing-song', 'make-motion'],
]
