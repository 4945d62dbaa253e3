/** What each command did, as text after the actor's name. */
export const followersAuditWords = {
  'followers.ask-to-follow': 'bad om at følge en mindeside',
  'followers.follow-by-push': 'begyndte at følge en mindeside i en browser',
  'followers.confirm-following': 'begyndte at følge en mindeside',
  'followers.stop-following': 'holdt op med at følge en mindeside',
} as const
