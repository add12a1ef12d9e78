import { plural } from "~/messages/plural";

/** What the company says about prices and its time to answer, where its settings do. */

export const startingAt = "Giá từ";
/** Below the name of a service on its card. */
export const from = (price: string) => `từ ${price}`;
/** An entry of the list of services in the booking form. */
export const serviceFrom = (service: string, price: string) => `${service}, từ ${price}`;
export const startsAt = (service: string, price: string) => `${service}: giá từ ${price}.`;
/** For a visitor who has not chosen a service. */
export const pricesStartAt = (price: string) => `Giá bắt đầu từ ${price}.`;
export const answersWithin = plural({
  other: "Chúng tôi thường trả lời trong vòng # giờ làm việc.",
});
