export const pageName = "Cách chuẩn\u00a0bị";
export const description =
  "Danh sách chuẩn bị cho ngày quét 3D: lối vào, phòng, người và giấy tờ. In ra, đánh dấu từng mục, và buổi hẹn sẽ diễn ra thuận lợi.";
export const title = "Cách chuẩn\u00a0bị cho buổi\u00a0hẹn";
export const lead =
  "Đánh dấu những mục phù hợp trước khi chúng tôi đến. Có mục nào không làm được? Cho chúng tôi biết để sắp xếp.";
export const print = "Danh sách vừa một tờ giấy. In trang này để mang theo.";
export const link = "Cách chuẩn\u00a0bị";

export const groups = [
  {
    title: "Lối vào",
    items: [
      "Có người giữ chìa khóa khi chúng tôi đến, hoặc chúng tôi có mã.",
      "Phòng khóa, mái và phòng kỹ thuật đã mở, hoặc có sẵn chìa khóa.",
      "Hệ thống báo động đã tắt ở nơi chúng tôi quét 3D.",
      "Chúng tôi biết chỗ đậu xe và dỡ thiết bị, và có thang máy hay không.",
      "Người thuê, hàng xóm và nhân viên biết chúng tôi sẽ đến.",
    ],
  },
  {
    title: "Phòng",
    items: [
      "Cửa giữa các phòng để mở.",
      "Đèn ở mọi phòng đều sáng. Rèm để đúng như quý khách muốn thấy.",
      "Nhìn thấy được một phần sàn và tường. Đồ đạc có thể để nguyên.",
      "Nếu chụp ảnh hoặc làm tour ảo: đồ cá nhân, giấy tờ và màn hình được cất khỏi tầm nhìn.",
      "Chúng tôi biết chỗ có gương lớn và vách kính. Tia laser đo cả ảnh phản chiếu.",
    ],
  },
  {
    title: "Người và thú\u00a0nuôi",
    items: [
      "Người và thú nuôi ở ngoài phòng chúng tôi đang làm việc.",
      "Nếu địa điểm có quy định an toàn, chúng tôi biết cần mặc gì và ký sổ vào ở đâu.",
    ],
  },
  {
    title: "Vật\u00a0thể và thiết\u00a0bị",
    items: [
      "Vật thể lớn đứng yên, có chỗ để đi quanh.",
      "Chúng tôi biết bề mặt nào bóng, đen hoặc trong suốt.",
      "Nhãn thông số và thẻ thiết bị đọc được.",
    ],
  },
  {
    title: "Giấy\u00a0tờ",
    items: [
      "Quý khách đã gửi cho chúng tôi các bản vẽ hiện có, kể cả bản cũ.",
      "Chúng tôi biết khu vực nào quan trọng nhất nếu thiếu thời gian.",
      "Chúng tôi có tên và số điện thoại để liên lạc trong ngày.",
    ],
  },
];

export const notes = "Ghi\u00a0chú";
export const closing = "Chưa đặt lịch\u00a0hẹn?";
