/** The header that asks to see a plan as another role would; its value is a role on plans. Reading only. */
export const SEE_AS_HEADER = 'x-see-as';
