import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class ContributionError extends defineErrors({
  CONTRIBUTION_DECIDED: [409, 'Det er allerede behandlet.'],
  HIDDEN_BY_HOUSE: [409, 'Det er skjult af os og kan ikke vises herfra. Skriv til os, hvis du mener, det er forkert.'],
}) {}
