export const beyondPlan =
  'Her er træet længere ude, end Basis rækker. Det, der står, bliver stående og kan ses af alle, der må. Med Premium kan I rette i hele træet.'
