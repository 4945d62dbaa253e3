import { checkPassword } from '@/lib/domain/accounts/commands/check-password'
import { chooseNewPassword } from '@/lib/domain/accounts/commands/choose-new-password'
import { proveSecondFactor } from '@/lib/domain/accounts/commands/prove-second-factor'
import { replaceRecoveryCodes } from '@/lib/domain/accounts/commands/replace-recovery-codes'
import { resetSecondFactor } from '@/lib/domain/accounts/commands/reset-second-factor'
import { setUpSecondFactor } from '@/lib/domain/accounts/commands/set-up-second-factor'
import { codeOfStep, currentStep } from '@/lib/domain/accounts/second-factor/app-key'
import { readOffer } from '@/lib/domain/accounts/second-factor/factor-changes'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createAccount } from '@/tests/factories/accounts'
import { giveFactor } from '@/tests/factories/second-factor'

const staffOnly = outcomes(403, { visitor: 401, production: 'ok', administrator: 'ok' })
// Only for a sign-in that lacks this step; refused once signed in.
const nobody = outcomes(403, { visitor: 401 })

export const secondFactorRows: Record<string, AccessRow> = {
  'accounts.prove-second-factor': { command: proveSecondFactor, input: () => ({ code: '123456' }), outcomes: nobody },
  'accounts.choose-new-password': {
    command: chooseNewPassword,
    input: () => ({ password: 'en ny lang adgangskode' }),
    outcomes: nobody,
  },
  'accounts.set-up-second-factor': {
    command: setUpSecondFactor,
    ownInput: async ({ self, sessionId }) => {
      if (!self || !sessionId) return { code: '123456', saved: true }
      const { key } = await readOffer({ userId: self.id, sessionId })
      return { code: codeOfStep(key, currentStep()), saved: true }
    },
    outcomes: staffOnly,
  },
  'accounts.replace-recovery-codes': {
    command: replaceRecoveryCodes,
    ownInput: async ({ self }) => {
      if (self) await giveFactor(self)
      return { saved: true }
    },
    outcomes: staffOnly,
  },
  'accounts.reset-second-factor': {
    command: resetSecondFactor,
    input: async () => {
      const colleague = await createAccount({ isAdmin: true })
      await giveFactor(colleague)
      return { id: colleague.id }
    },
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
  'accounts.check-password': {
    command: checkPassword,
    input: () => ({ password: 'lyng og granit' }),
    outcomes: outcomes('ok'),
  },
}
