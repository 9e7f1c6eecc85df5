/** URL of an action's page, for letters and calendars. `site` is the public URL of the product. */
export const actionAddress = (
  site: string,
  { planId, actionId }: { readonly planId: string; readonly actionId: string },
): string => `${site}/plan/${planId}/view/actions/${actionId}`;
