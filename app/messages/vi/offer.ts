import { plural } from "~/messages/plural";

export const startingAt = "Giá từ";
export const from = (price: string) => `từ ${price}`;
export const serviceFrom = (service: string, price: string) => `${service}, từ ${price}`;
export const startsAt = (service: string, price: string) => `${service}: giá từ ${price}.`;
export const pricesStartAt = (price: string) => `Giá bắt đầu từ ${price}.`;
export const answersWithin = plural({
  other: "Chúng tôi thường trả lời trong vòng # giờ làm việc.",
});
export const hostedFor = plural({
  other: "Chúng tôi lưu trữ tour ảo trong # ngày. Trang web khác có thể hiển thị tour ảo trong khung.",
});
export const hostedUntilEnded =
  "Chúng tôi lưu trữ tour ảo cho đến khi quý khách yêu cầu gỡ xuống. Trang web khác có thể hiển thị tour ảo trong khung.";
export const turnaround = "Thời gian giao";
export const turnaroundDays = plural({ other: "khoảng # ngày làm việc" });
export const readyWithin = plural({ other: "Sau buổi hẹn, thường mất khoảng # ngày làm việc." });
export const readyBetween = (least: number, most: number) =>
  `Sau buổi hẹn, thường mất từ ${least} đến ${most} ngày làm việc, tùy dịch vụ.`;
export const payment = "Cách thanh toán";

/** The table of all services, and the links to it. */
export const prices = "Giá và thời gian";
export const priceList = "Giá và thời gian giao";
export const service = "Dịch vụ";
export const allPrices = "Xem mọi mức giá";
