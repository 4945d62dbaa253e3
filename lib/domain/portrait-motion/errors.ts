import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class MotionError extends defineErrors({
  MOTION_OFF: [409, 'I har slået portrætter, der bevæger sig, fra på denne side. Det kan ikke slås til igen.'],
  MOTION_PICTURE: [409, 'Vælg et af billederne i jeres eget galleri, som er klar til at blive vist.'],
  MOTION_UNDERWAY: [409, 'Der er allerede et portræt på vej. Vent, til det er færdigt.'],
  TOO_MANY_MOTIONS: [409, 'Der kan være {limit} portrætter, der bevæger sig. Slet et for at få plads til et nyt.'],
  MOTION_NOT_READY: [409, 'Filmen er ikke klar, så der er ikke noget at godkende endnu.'],
  MOTION_STOPPED: [
    500,
    // 2 of 2 kept by: lib/domain/portrait-motion/portrait-motion.test.ts
    'Det blev afbrudt hos os, efter at billedet var sendt. Vi sender det ikke igen af os selv.',
  ],
  MOTION_FILM: [502, 'Det, vi fik tilbage, er ikke en film, vi kan vise. Der er ikke lavet noget.'],
}) {}
