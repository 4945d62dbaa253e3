/** What each command did, as text after the actor's name. */
export const portraitMotionAuditWords = {
  'portrait-motion.start-motion': 'bad om, at et portræt kom til at bevæge sig',
  'portrait-motion.approve-motion': 'godkendte et portræt, der bevæger sig',
  'portrait-motion.withdraw-motion': 'tog et portræt, der bevæger sig, væk',
  'portrait-motion.switch-off-motion': 'slog portrætter, der bevæger sig, fra for altid',
} as const
