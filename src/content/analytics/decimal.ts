/** A mean with its one decimal, also where that is 0: means stand below each other. */
export const decimal = (mean: number) => Number(mean).toFixed(1);
