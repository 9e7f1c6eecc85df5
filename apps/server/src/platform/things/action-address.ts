/** The page of one action, for letters and calendars. `site` is where the product is. */
export const actionAddress = (
  site: string,
  { planId, actionId }: { readonly planId: string; readonly actionId: string },
): string => `${site}/plan/${planId}/view/actions/${actionId}`;
